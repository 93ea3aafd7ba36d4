import { newVapidPair } from '../edge/push/vapid.ts'

const { publicKey, privateKey } = await newVapidPair()
console.log(`PERIGEE_PUSH_PUBLIC_KEY=${publicKey}`)
console.log(`PERIGEE_PUSH_PRIVATE_KEY=${privateKey}`)
console.log('PERIGEE_PUSH_CONTACT=mailto:you@perigee.example')
