import { newVapidPair } from '../edge/push/vapid.ts'

/** Prints a new pair of keys for notifications, as settings of a host. */
const { publicKey, privateKey } = await newVapidPair()
console.log(`PERIGEE_PUSH_PUBLIC_KEY=${publicKey}`)
console.log(`PERIGEE_PUSH_PRIVATE_KEY=${privateKey}`)
console.log('PERIGEE_PUSH_CONTACT=mailto:you@perigee.example')
