import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

function Line() {
  return createElement('h1', null, 'One line of text')
}

/** At `?field`, the line repeats the field. */
function Field() {
  const [amount, setAmount] = useState(1)
  return createElement(
    'main',
    null,
    createElement('input', {
      role: 'spinbutton',
      'aria-label': 'Amount',
      value: amount,
      onChange: (event) => setAmount(Number(event.target.value)),
      onKeyDown: ({ key }) => setAmount(amount + (STEPS[key] ?? 0)),
    }),
    createElement('p', null, `${amount} a day`),
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(createElement(location.search === '?field' ? Field : Line))
