import { downloadBlob } from '../../ui/download.ts'

const AIR = 16
const SHARPNESS = 2
/** Browsers refuse larger canvases. */
const LARGEST_SIDE = 16_000
const COLOURS = ['fill', 'stroke']
const INHERITED = [
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
]

/** The picture as a file that needs no style sheet: its styles are written onto its elements. */
function standalone(picture: SVGGElement, width: number, height: number): string {
  const copy = picture.cloneNode(true) as SVGGElement
  const drawn = [picture, ...picture.querySelectorAll('*')]
  for (const [place, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = drawn[place]
    if (!original || element.tagName === 'title') continue
    const style = getComputedStyle(original)
    for (const name of ['class', 'style', 'role', 'tabindex', 'aria-haspopup']) {
      element.removeAttribute(name)
    }
    // As attributes: the page's policy allows no style written into an element, also of a copy.
    for (const name of INHERITED) element.setAttribute(name, style.getPropertyValue(name))
    for (const name of COLOURS) {
      element.setAttribute(name, plainColour(style.getPropertyValue(name)))
    }
  }
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  svg.setAttribute('viewBox', `${-AIR} ${-AIR} ${width + 2 * AIR} ${height + 2 * AIR}`)
  svg.setAttribute('width', String(width + 2 * AIR))
  svg.setAttribute('height', String(height + 2 * AIR))
  const ground = document.createElementNS(svg.namespaceURI, 'rect') as SVGRectElement
  for (const [name, value] of [
    ['x', -AIR],
    ['y', -AIR],
    ['width', width + 2 * AIR],
    ['height', height + 2 * AIR],
    ['fill', plainColour(getComputedStyle(document.documentElement).backgroundColor)],
  ] as const) {
    ground.setAttribute(name, String(value))
  }
  svg.append(ground, copy)
  return new XMLSerializer().serializeToString(svg)
}

const plainColours = new Map<string, string>()

/** As red, green and blue: programs that open such files know no `lab()`. */
function plainColour(colour: string): string {
  const known = plainColours.get(colour)
  if (known !== undefined || colour === 'none') return known ?? colour
  const brush = new OffscreenCanvas(1, 1).getContext('2d')
  if (!brush) return colour
  brush.fillStyle = colour
  brush.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha = 255] = brush.getImageData(0, 0, 1, 1).data
  const plain =
    alpha === 255
      ? `rgb(${red}, ${green}, ${blue})`
      : `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`
  plainColours.set(colour, plain)
  return plain
}

export interface Picture {
  readonly element: SVGGElement
  readonly width: number
  readonly height: number
}

export function exportSvg(name: string, { element, width, height }: Picture): void {
  const text = standalone(element, width, height)
  downloadBlob(`${name}.svg`, new Blob([text], { type: 'image/svg+xml' }))
}

export async function exportPng(name: string, { element, width, height }: Picture): Promise<void> {
  const image = new Image()
  // The page's policy allows pictures of its own and as data.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(element, width, height))}`
  await image.decode()
  const sharpness = Math.min(SHARPNESS, LARGEST_SIDE / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * sharpness)
  canvas.height = Math.round(image.height * sharpness)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture is too large to be written as PNG.')
  downloadBlob(`${name}.png`, blob)
}
