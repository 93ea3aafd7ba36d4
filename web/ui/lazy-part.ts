import { type LazyExoticComponent, lazy } from 'react'

type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/** A component whose file is loaded when it is first drawn. */
export const lazyPart = <Name extends string, File extends Record<Name, Component>>(
  load: () => Promise<File>,
  name: Name,
): LazyExoticComponent<File[Name]> => lazy(async () => ({ default: (await load())[name] }))
