package import StrataCode

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Why the last call failed.
func lastSystemError() -> Phrase { systemError(errno) }

/// Why a call failed, by the system's number for it: in English in the system's words.
package func systemError(_ number: Int32) -> Phrase {
  let words = String(cString: strerror(number))
  return Phrase("\(words)", zh: "\(chineseWords[number] ?? words)")
}

/// What files meet in everyday life; for anything else the system's words have to do.
private let chineseWords: [Int32: String] = [
  EACCES: "权限不足", EPERM: "不允许这项操作", EROFS: "文件系统是只读的",
  ENOENT: "没有这个文件或文件夹", ENOTDIR: "路径中有一段不是文件夹", EISDIR: "它是文件夹",
  EEXIST: "文件已经存在", ENOTEMPTY: "文件夹不为空", ENAMETOOLONG: "名称过长", ELOOP: "符号链接层数过多",
  ENOSPC: "磁盘空间不足", EDQUOT: "超出磁盘配额", EFBIG: "文件过大", EXDEV: "目标在另一个文件系统上",
  EIO: "输入/输出错误", ENXIO: "没有这个设备或地址", ENODEV: "没有这个设备", ESTALE: "文件句柄已失效",
  EBUSY: "资源正被占用", ETXTBSY: "程序文件正被占用", EAGAIN: "资源暂时不可用", EINTR: "调用被中断",
  ETIMEDOUT: "操作超时", EMFILE: "打开的文件过多", ENFILE: "系统中打开的文件过多", ENOMEM: "内存不足",
  EINVAL: "参数无效", EBADF: "文件描述符无效", EPIPE: "管道已断开", ENOTSUP: "不支持这项操作",
]
