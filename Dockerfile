# Strata with all it needs: `docker run --rm -v "$PWD:/code" strata`.
FROM swift:6.2-noble AS build
WORKDIR /strata
COPY . .
RUN swift build -c release --static-swift-stdlib --product strata \
  && cp "$(swift build -c release --show-bin-path)/strata" /usr/local/bin/ \
  && strip /usr/local/bin/strata

FROM ubuntu:24.04
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git libxml2 \
  && rm -rf /var/lib/apt/lists/* \
  # The mounted code belongs to another user than the one in here.
  && git config --system --add safe.directory '*' \
  && useradd --create-home strata \
  && install -d -o strata /home/strata/.cache
COPY --from=build /usr/local/bin/strata /usr/local/bin/
USER strata
# What the tool needs of the system is there, or there is no image.
RUN strata --version
WORKDIR /code
ENTRYPOINT ["strata"]
