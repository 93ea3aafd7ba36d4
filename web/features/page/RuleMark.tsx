import { BOOK_WORDS, RULE_WORDS } from '../../../engine/game/constants/rule-words.ts'
import type { Rule, RulesName } from '../../../engine/game/constants/rules.ts'
import { FigureMark } from '../../ui/figure/FigureMark.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import styles from './RuleMark.module.css'
import { useMarksAsked } from './rule-marks.ts'

/** Marks a figure that differs under the other rule book, if marks are on, with its value there and the rules that change it. */
export function RuleMark({
  other,
  book,
  rules,
}: {
  other: string
  book: RulesName
  rules: readonly Rule[]
}) {
  const isAsked = useMarksAsked()
  if (!isAsked) return null
  return (
    <FigureMark label={`${other} under the ${BOOK_WORDS[book]} rules`}>
      <Stack as="ul" gap={1} className={styles.reasons}>
        {rules.map((rule) => (
          <li key={rule}>
            {RULE_WORDS[rule].name}: {RULE_WORDS[rule][book]}
          </li>
        ))}
      </Stack>
    </FigureMark>
  )
}
