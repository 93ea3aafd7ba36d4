export const SHORTEST_USERNAME = 3
export const SHORTEST_PASSWORD = 8

export const isLongEnough = (password: string) => password.length >= SHORTEST_PASSWORD

export function canLogIn(username: string, password: string): boolean {
  return username.length >= SHORTEST_USERNAME && isLongEnough(password)
}

export function canKeep(username: string, password: string): boolean {
  return canLogIn(username, password) && !/\s/.test(username)
}

export interface SignUpEntries {
  username: string
  password: string
  planetName: string
}

export function canSignUp({ username, password, planetName }: SignUpEntries): boolean {
  return canKeep(username, password) && planetName.trim() !== ''
}
