import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '../classes.ts'
import ring from '../layout/ring.module.css'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
type Look = {
  variant?: ButtonVariant | undefined
  size?: 'normal' | 'small' | undefined
}

/** The look of a button for a link: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'normal' }: Look = {}): string {
  return classes(styles.button, styles[variant], size === 'small' && styles.small)
}

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    icon?: ReactNode
    busy?: boolean | undefined
    /** Ignores presses as `busy` does. For buttons off only while something loads: `disabled` would lose the focus. */
    'aria-disabled'?: ComponentProps<'button'>['aria-disabled']
  }

export function Button({
  variant,
  size,
  icon,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      className={classes(buttonClass({ variant, size }), className)}
    >
      {busy ? <span className={classes(ring.ring, styles.spinner)} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}
