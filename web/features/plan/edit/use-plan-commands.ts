import { createElement, useLayoutEffect, useMemo, useRef } from 'react'
import { MAX_PERMITS_OF_BASE } from '../../../../engine/game/constants/base.ts'
import { type Command, usePageCommands } from '../../page/page-commands.ts'
import { PLAN_ANALYSES } from '../analysis/analyses.ts'
import { useOpenDock } from '../show/panels/plan-dock.ts'
import { useShownPlan } from '../show/shown-plan.ts'
import { PLAN_TOOLS } from './tools.ts'

const NO_OPENER = { current: null }
const PERMITS = Array.from({ length: MAX_PERMITS_OF_BASE }, (_, i) => i + 1)

/** Saves, undoes, sets permits and opens every tool of the plan from the palette. */
export function usePlanCommands(): void {
  const { plan, session, dispatch } = useShownPlan()
  const openDock = useOpenDock()
  // Read when a command runs, so that an edit does not make new commands.
  const latest = useRef(session)
  useLayoutEffect(() => {
    latest.current = session
  }, [session])
  const permits = plan.planet.permits
  const commands = useMemo(
    (): Command[] => [
      { label: 'Save plan', note: 'Ctrl S', run: () => void latest.current?.save() },
      { label: 'Undo', note: 'Ctrl Z', run: () => latest.current?.undo() },
      { label: 'Redo', note: 'Ctrl Y', run: () => latest.current?.redo() },
      ...PERMITS.filter((n) => n !== permits).map((n) => ({
        label: `Set permits ${n}`,
        run: () => void dispatch({ kind: 'permits', permits: n }),
      })),
      ...[...PLAN_TOOLS, ...PLAN_ANALYSES].map(({ id, title, width, Panel }) => ({
        label: title,
        run: () =>
          openDock({ title, width, content: createElement(Panel, { key: id }), opener: NO_OPENER }),
      })),
    ],
    [permits, dispatch, openDock],
  )
  usePageCommands(commands)
}
