import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

function ControlPage() {
  const [amount, setAmount] = useState(1)
  return createElement(
    'main',
    null,
    createElement('h1', null, 'A field and one line of text'),
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
if (root) createRoot(root).render(createElement(ControlPage))
