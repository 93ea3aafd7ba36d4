import { createElement, type ReactElement } from 'react'

export type IconProps = {
  size?: number | undefined
  className?: string | undefined
}

const LINES = {
  viewBox: '0 0 16 16',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/**
 * A drawing of 16 px in the colour of its text, from paths and shapes. It is always decoration: the words next to it, or the
 * label of its button, give its meaning.
 */
export function icon(...shapes: readonly (string | ReactElement)[]) {
  const drawn = shapes.map((shape) =>
    typeof shape === 'string' ? createElement('path', { d: shape }) : shape,
  )
  return ({ size = 16, className }: IconProps) =>
    createElement('svg', { ...LINES, width: size, height: size, className }, ...drawn)
}

export const circle = (cx: number, cy: number, r: number) => createElement('circle', { cx, cy, r })

export const rect = (x: number, y: number, width: number, height: number, rx?: number) =>
  createElement('rect', { x, y, width, height, rx })
