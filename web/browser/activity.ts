import { observable } from './observable.ts'

export const IDLE_AFTER_MS = 5 * 60_000

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart', 'focus']

/** Whether nobody has touched this page for five minutes. */
export const idle = observable(false)

export function watchActivity(): () => void {
  let lastSign = Date.now()
  let timer = setTimeout(look, IDLE_AFTER_MS)

  function look() {
    const left = lastSign + IDLE_AFTER_MS - Date.now()
    if (left > 0) timer = setTimeout(look, left)
    else idle.set(true)
  }
  function onSign() {
    lastSign = Date.now()
    if (!idle.get()) return
    idle.set(false)
    timer = setTimeout(look, IDLE_AFTER_MS)
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible') onSign()
  }
  const options = { capture: true, passive: true }
  for (const sign of SIGNS) addEventListener(sign, onSign, options)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, onSign, options)
    document.removeEventListener('visibilitychange', onVisibility)
    idle.set(false)
  }
}
