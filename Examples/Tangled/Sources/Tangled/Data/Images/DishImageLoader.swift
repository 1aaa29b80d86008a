import Foundation
import UIKit

/// Downloads the photos of dishes and keeps them small.
actor DishImageLoader {
  private let session: URLSession
  private let cache = NSCache<NSString, UIImage>()

  init(session: URLSession = .shared) {
    self.session = session
  }

  func thumbnail(of photo: URL, size: ThumbnailSize) async -> UIImage? {
    let key = "\(size.rawValue)|\(photo.absoluteString)" as NSString
    if let cached = cache.object(forKey: key) { return cached }

    guard let (data, _) = try? await session.data(from: photo),
      let image = UIImage(data: data),
      let thumbnail = await image.byPreparingThumbnail(ofSize: size.points)
    else { return nil }

    cache.setObject(thumbnail, forKey: key)
    return thumbnail
  }
}
