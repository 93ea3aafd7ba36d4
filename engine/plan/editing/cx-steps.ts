import type { CxData, StepCode } from '../../game/cx.ts'
import { change } from '../../game/words.ts'
import { type CxEdit, type CxPlace, exchangesAt, tickersAt } from './cx-edit.ts'

export function cxStepName(before: CxData, edit: CxEdit): string {
  switch (edit.kind) {
    case 'rename':
      return `Rename to ${edit.name}`
    case 'add exchange':
      return `${edit.type} ${codeInWords(edit.exchange)} ${whereInWords(edit.place)}`
    case 'change exchange': {
      const [from, to] = [exchangeBefore(before, edit), edit.exchange].map(codeInWords)
      return `${edit.type} ${change(from!, to!)} ${whereInWords(edit.place)}`
    }
    case 'exchange steps': {
      const code = codeInWords(exchangeBefore(before, edit))
      const steps = edit.instead.map(codeInWords).join(', ') || 'nothing'
      return `${edit.type} ${code}, else ${steps} ${whereInWords(edit.place)}`
    }
    case 'remove exchange': {
      const code = codeInWords(exchangeBefore(before, edit))
      return `Remove ${edit.type} ${code} ${whereInWords(edit.place)}`
    }
    case 'add ticker':
      return `${edit.type} ${edit.ticker} at ${edit.value} ${whereInWords(edit.place)}`
    case 'ticker value': {
      const from = valueBefore(before, edit)
      return `${edit.type} ${edit.ticker} ${change(from, edit.value)} ${whereInWords(edit.place)}`
    }
    case 'ticker last':
      return `${edit.type} ${edit.ticker} ${edit.last ? 'counts last' : 'counts first'} ${whereInWords(edit.place)}`
    case 'remove ticker':
      return `Remove ${edit.type} ${edit.ticker} ${whereInWords(edit.place)}`
    case 'add planet':
      return `Add planet ${edit.planet}`
    case 'remove planet':
      return `Remove planet ${edit.planet}`
    case 'take over':
      return edit.as
  }
}

export const whereInWords = (place: CxPlace) => (place === null ? 'in the empire' : `on ${place}`)

const codeInWords = (code: StepCode) => code.replace('_', ' ')

const exchangeBefore = (cx: CxData, { place, type }: { place: CxPlace; type: string }) =>
  exchangesAt(cx, place).find((preference) => preference.type === type)!.exchange

const valueBefore = (cx: CxData, edit: { place: CxPlace; ticker: string; type: string }) =>
  tickersAt(cx, edit.place).find((p) => p.ticker === edit.ticker && p.type === edit.type)!.value
