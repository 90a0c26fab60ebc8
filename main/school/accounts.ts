/** The teachers of the sample school (DESIGN §8). */
import { samplePassCard } from '../../shared/sample'
import { text } from './text'

export interface Account {
  id: string
  /** The e-mail address; `loginId` is taken as well. */
  username: string
  loginId: string
  nickname: string
  type: 'teacher' | 'guest'
  flag: '' | 'bc'
  live: 0 | 1
  allowSend: 0 | 1
  note: string
}

const teacher = { type: 'teacher', flag: '', live: 1, allowSend: 1 } as const

export const accounts: readonly Account[] = [
  { ...teacher, id: '17', username: 'teacher@sample.school', loginId: 'misaki', ...text.accounts.teacher },
  {
    ...teacher,
    id: '18',
    username: 'guest@sample.school',
    loginId: 'yoshida',
    ...text.accounts.guest,
    type: 'guest',
    allowSend: 0,
  },
  { ...teacher, id: '19', username: 'bc@sample.school', loginId: 'saito', ...text.accounts.bc, flag: 'bc' },
  { ...teacher, id: '20', username: 'nolive@sample.school', loginId: 'yamazaki', ...text.accounts.nolive, live: 0 },
]

/** Finds an account by e-mail or login ID, whatever their case. */
export function findAccount(name: string): Account | undefined {
  const wanted = name.trim().toLowerCase()
  return accounts.find(account => account.username === wanted || account.loginId === wanted)
}

export const byMail = (email: string): Account | undefined =>
  accounts.find(account => account.username === email.trim().toLowerCase())

/** Which account a pass card opens. */
export const passCards: ReadonlyMap<string, string> = new Map([[samplePassCard, 'teacher@sample.school']])
