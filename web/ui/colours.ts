/** Both ends of a tile's ground, its ink, and a line of that hue. Light in the light theme, dark in the dark one. */
export type HuePair = { from: string; to: string; ink: string; line: string }

/** Lightness and chroma of OKLCH, hue in degrees. */
type Hue = readonly [lightness: number, chroma: number, hue: number]

/** The material categories of the game, in hues close to the game's own. */
export const CATEGORY_HUES: Readonly<Record<string, Hue>> = {
  'agricultural products': [0.32, 0.055, 28],
  alloys: [0.4, 0.08, 58],
  chemicals: [0.44, 0.16, 6],
  'construction materials': [0.44, 0.17, 260],
  'construction parts': [0.38, 0.06, 245],
  'construction prefabs': [0.29, 0.13, 268],
  'consumables (basic)': [0.41, 0.075, 28],
  'consumables (luxury)': [0.36, 0.075, 350],
  drones: [0.38, 0.11, 42],
  'electronic devices': [0.33, 0.17, 305],
  'electronic parts': [0.41, 0.19, 288],
  'electronic pieces': [0.45, 0.13, 296],
  'electronic systems': [0.25, 0.09, 300],
  elements: [0.3, 0.025, 70],
  'energy systems': [0.32, 0.06, 160],
  fuels: [0.42, 0.13, 142],
  gases: [0.42, 0.07, 195],
  liquids: [0.45, 0.08, 232],
  'medical equipment': [0.46, 0.11, 152],
  metals: [0.33, 0, 0],
  minerals: [0.46, 0.07, 66],
  ores: [0.42, 0.02, 265],
  plastics: [0.32, 0.12, 358],
  'ship engines': [0.4, 0.14, 35],
  'ship kits': [0.42, 0.1, 52],
  'ship parts': [0.45, 0.095, 74],
  'ship shields': [0.46, 0.12, 50],
  'software components': [0.46, 0.085, 98],
  'software systems': [0.3, 0.05, 102],
  'software tools': [0.4, 0.08, 84],
  textiles: [0.4, 0.08, 118],
  'unit prefabs': [0.24, 0.01, 340],
  utility: [0.45, 0.025, 62],
}

const EXPERTISE_HUES: Readonly<Record<string, Hue>> = {
  AGRICULTURE: [0.42, 0.11, 140],
  CHEMISTRY: [0.44, 0.16, 6],
  CONSTRUCTION: [0.44, 0.15, 260],
  ELECTRONICS: [0.4, 0.18, 300],
  FOOD_INDUSTRIES: [0.42, 0.13, 30],
  FUEL_REFINING: [0.44, 0.09, 165],
  MANUFACTURING: [0.44, 0.09, 80],
  METALLURGY: [0.42, 0.025, 255],
  RESOURCE_EXTRACTION: [0.42, 0.08, 55],
}

const WORKFORCE_HUES: Readonly<Record<string, Hue>> = {
  pioneer: [0.42, 0.08, 60],
  settler: [0.42, 0.1, 145],
  technician: [0.42, 0.08, 215],
  engineer: [0.42, 0.15, 275],
  scientist: [0.42, 0.16, 330],
}

const UNKNOWN: Hue = [0.36, 0.01, 255]

// One pair per hue: tables draw thousands of tiles, and equal objects let React skip their styles.
const pairs = new Map<Hue, HuePair>()

function huePair(hue: Hue): HuePair {
  let pair = pairs.get(hue)
  if (!pair) {
    const [lightness, chroma, degrees] = hue
    const colour = (light: number, strength: number) =>
      `oklch(${round(light)} ${round(strength)} ${degrees})`
    const either = (light: string, dark: string) => `light-dark(${light}, ${dark})`
    // Darker hues stay darker than others, and all are far from their ink.
    const pale = 0.81 + lightness * 0.24
    pair = {
      from: either(colour(pale, chroma * 0.42), colour(lightness, chroma)),
      to: either(colour(pale + 0.03, chroma * 0.34), colour(lightness + 0.065, chroma)),
      ink: either(colour(0.33, chroma * 0.75), colour(0.965, Math.min(chroma, 0.03))),
      line: either(colour(lightness + 0.2, chroma), colour(lightness + 0.16, chroma)),
    }
    pairs.set(hue, pair)
  }
  return pair
}

const round = (value: number) => Math.round(value * 1000) / 1000

export const categoryColour = (category: string | undefined): HuePair =>
  huePair(CATEGORY_HUES[category?.toLowerCase() ?? ''] ?? UNKNOWN)

export const expertiseColour = (expertise: string | null | undefined): HuePair =>
  huePair(EXPERTISE_HUES[expertise ?? ''] ?? UNKNOWN)

/** Accepts both `pioneer` and `Pioneers`. */
export const workforceColour = (workforce: string): HuePair =>
  huePair(WORKFORCE_HUES[workforce.toLowerCase().replace(/s$/, '')] ?? UNKNOWN)
