import type { Bytes } from '../crypto/encoding.ts'

/** Both hosts have these streams, so no library is needed. */
const through = async (bytes: Bytes, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

/** In the zlib format, which PNG requires. */
export const deflateBytes = (bytes: Bytes): Promise<Bytes> =>
  through(bytes, new CompressionStream('deflate'))

export const inflateBytes = (bytes: Bytes): Promise<Bytes> =>
  through(bytes, new DecompressionStream('deflate'))
