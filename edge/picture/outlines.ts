import { inflateBytes } from './deflate.ts'
import data from './inter-outlines.json' with { type: 'json' }

// Inter 4, SIL Open Font License: Latin letters and signs as lines and quadratic curves. The page itself has the font as
// WOFF2, which no host can draw.

/** How many units of the outlines are one size of a text. */
export const EM = 1024

export interface Glyph {
  readonly advance: number
  /** The kind of each step: 0 moves, 1 draws a line, 2 a curve. */
  readonly steps: Uint8Array
  /** The x and y of each point, upwards. A curve has its control point before its end. */
  readonly points: Int16Array
}

export type Face = ReadonlyMap<number, Glyph>
export interface Font {
  readonly regular: Face
  readonly bold: Face
}

let font: Font | undefined

export async function interFont(): Promise<Font> {
  font ??= { regular: await readFace(data.regular), bold: await readFace(data.bold) }
  return font
}

async function readFace(text: string): Promise<Face> {
  const bytes = await inflateBytes(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)))
  const glyphs = new Map<number, Glyph>()
  let at = 0
  const next = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]!
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  const signed = () => {
    const value = next()
    return value & 1 ? -((value + 1) >> 1) : value >> 1
  }
  for (let code = 0; at < bytes.length; ) {
    code += next()
    const advance = next()
    const steps = new Uint8Array(next())
    const points: number[] = []
    let [x, y] = [0, 0]
    for (let n = 0; n < steps.length; n++) {
      steps[n] = bytes[at++]!
      for (let point = 0; point < (steps[n] === 2 ? 2 : 1); point++) {
        x += signed()
        y += signed()
        points.push(x, y)
      }
    }
    glyphs.set(code, { advance, steps, points: Int16Array.from(points) })
  }
  return glyphs
}

/** The glyph of a letter. A letter that the font lacks loses its accent, or else becomes a question mark. */
export function glyphOf(face: Face, letter: string): Glyph {
  const [plain = ''] = letter.normalize('NFD')
  return (
    face.get(letter.codePointAt(0) ?? 0) ?? face.get(plain.codePointAt(0) ?? 0) ?? face.get(0x3f)!
  )
}
