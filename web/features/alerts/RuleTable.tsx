import { useMutation } from '@tanstack/react-query'
import type { Alerts } from '../../../edge/features/alerts/contract.ts'
import { formatAge, NONE } from '../../../engine/game/number-format.ts'
import { alertStateWords, ruleWords } from '../../../engine/today/alerts/words.ts'
import { alertMutations } from '../../api/queries/alerts.ts'
import type { NamedState } from '../../data/use-alert-states.ts'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { EditIcon, TrashIcon } from '../../ui/icons/records.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { problemText } from '../page/problem-text.ts'
import styles from './AlertsScreen.module.css'

type Rule = Alerts['alerts'][number]

export function RuleTable({
  rules,
  states,
  isStale,
  isWatched,
  onChange,
}: {
  rules: readonly Rule[]
  states: readonly NamedState[] | undefined
  isStale: boolean
  /** Whether the server checks the rules as well, even while no page is open. */
  isWatched: boolean
  onChange: (rule: Rule) => void
}) {
  const stateOf = ({ uuid }: Rule) => states?.find((state) => state.uuid === uuid)
  const nameOf = (rule: Rule) =>
    ruleWords(rule.rule, isAnywhere(rule) ? null : (stateOf(rule)?.planetName ?? null))
  return (
    <PlainTable
      label="Rules"
      className={styles.table}
      rows={rules}
      keyOf={({ uuid }) => uuid}
      isStale={isStale}
      columns={[
        { header: 'Rule', className: styles.rule, cell: nameOf },
        {
          header: 'Now',
          cell(rule) {
            const state = stateOf(rule)
            if (!state) return NONE
            if (state.isMet === null) return 'Not known'
            return state.isMet ? <Tag tone="warn">{foundIn(state)}</Tag> : foundIn(state)
          },
        },
        { header: 'Sent by', cell: ({ rule }) => channelsOf(rule) },
        ...(isWatched
          ? [
              {
                header: 'Server saw it',
                cell: ({ met_since }: Rule) =>
                  met_since === null ? NONE : formatAge(Date.parse(met_since), Date.now()),
              },
            ]
          : []),
        {
          header: '',
          numeric: true,
          cell: (rule) => (
            <Row as="span" gap={1} inline>
              <IconButton
                size="small"
                label={`Change ${nameOf(rule)}`}
                icon={<EditIcon />}
                onClick={() => onChange(rule)}
              />
              <DeleteRule uuid={rule.uuid} name={nameOf(rule)} />
            </Row>
          ),
        },
      ]}
    />
  )
}

const channelsOf = ({ push, mail }: Rule['rule']) =>
  [...(push ? ['notification'] : []), ...(mail ? ['mail'] : [])].join(', ') || 'this page'

const isAnywhere = ({ rule }: Pick<Rule, 'rule'>) => 'planet' in rule && rule.planet === null

/** The rule itself is in the first column. This shows its value, and which base it was found on. */
function foundIn(state: NamedState): string {
  const words = alertStateWords({ ...state, isMet: false })
  if (isAnywhere(state) && state.planet !== null) return words
  const [, found = ''] = words.split(': ')
  return found.charAt(0).toUpperCase() + found.slice(1)
}

function DeleteRule({ uuid, name }: { uuid: string; name: string }) {
  const toast = useToast()
  const deleting = useMutation({
    ...alertMutations.remove,
    onError: (problem) =>
      toast.error('The rule was not deleted.', { detail: problemText(problem) }),
  })
  return (
    <IconButton
      size="small"
      label={`Delete ${name}`}
      icon={<TrashIcon />}
      busy={deleting.isPending}
      onClick={() => deleting.mutate(uuid)}
    />
  )
}
