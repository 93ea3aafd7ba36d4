import type { ReactNode } from 'react'

export type IconProps = {
  size?: number | undefined
  className?: string | undefined
}

/** A 16 px drawing in the colour of its text. Always decoration: words beside it, or the button's label, give its meaning. */
export function Icon({ size = 16, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
