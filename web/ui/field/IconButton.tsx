import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Button.module.css'
import { Button, type ButtonProps } from './Button.tsx'

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> & {
  label: string
  icon: ReactNode
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      title={label}
      {...rest}
      aria-label={label}
      icon={icon}
      variant={variant}
      className={classes(styles.square, className)}
    />
  )
}
