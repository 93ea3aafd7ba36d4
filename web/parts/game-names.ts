/** `FOOD_INDUSTRIES` as players read it: Food Industries. */
export function readableCode(code: string): string {
  return code
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')
}

/** `pioneer` as players read it: Pioneers. */
export const workforceName = (kind: string) => `${readableCode(kind)}s`
