import { useState } from 'react'
import { NumberInput } from '../ui/field/NumberInput.tsx'
import { PasswordField } from '../ui/field/PasswordField.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Specimen, State } from './Specimen.tsx'

export function FieldSection() {
  const [text, setText] = useState('Promitor mines')
  const [password, setPassword] = useState('correct horse')
  const [amount, setAmount] = useState(0)
  const [price, setPrice] = useState(128.5)
  const [permits, setPermits] = useState(3)
  const [override, setOverride] = useState<number | null>(null)
  return (
    <>
      <Specimen name="TextField, PasswordField">
        <State name="normal" width="narrow">
          <TextField label="Plan name" value={text} onValue={setText} />
        </State>
        <State name="empty, with hint" width="narrow">
          <TextField
            label="Planet"
            value=""
            onValue={setText}
            placeholder="Montem or OT-580b"
            hint="At least 3 characters"
          />
        </State>
        <State name="error" width="narrow">
          <TextField label="Email" value="nobody" onValue={setText} error="This is no address." />
        </State>
        <State name="disabled" width="narrow">
          <TextField label="Username" value="first_officer" onValue={setText} disabled />
        </State>
        <State name="long text" width="narrow">
          <TextField
            label="A label that is much longer than the field below it needs"
            value="And a value that runs past the end of its box as well"
            onValue={setText}
          />
        </State>
        <State name="password" width="narrow">
          <PasswordField
            label="Password"
            autoComplete="new-password"
            value={password}
            onValue={setPassword}
          />
        </State>
      </Specimen>
      <Specimen name="NumberInput" note="arrows, wheel, Shift for tens">
        <State name="zero" width="narrow">
          <NumberInput label="Amount" value={amount} onValue={setAmount} />
        </State>
        <State name="decimals, suffix" width="narrow">
          <NumberInput
            label="Price"
            value={price}
            onValue={setPrice}
            decimals
            step={0.5}
            suffix="$"
          />
        </State>
        <State name="1 to 3" width="narrow">
          <NumberInput label="Permits" value={permits} onValue={setPermits} min={1} max={3} />
        </State>
        <State name="empty allowed" width="narrow">
          <NumberInput
            label="Stock override"
            allowEmpty
            value={override}
            onValue={setOverride}
            placeholder="as stored"
          />
        </State>
        <State name="no buttons" width="narrow">
          <NumberInput label="Days" value={20} onValue={setAmount} hideButtons suffix="days" />
        </State>
        <State name="error" width="narrow">
          <NumberInput
            label="Experts"
            value={5}
            onValue={setAmount}
            error="Maximum number of experts on a base is 6."
          />
        </State>
        <State name="disabled" width="narrow">
          <NumberInput label="HB1" value={12} onValue={setAmount} disabled />
        </State>
      </Specimen>
    </>
  )
}
