/** The teachers of the sample school (DESIGN §8), and what they have made of their accounts. */
import { samplePassCard } from '../../shared/sample'
import type { AccountState } from './store/changes/accounts'
import { text } from './text'

export interface Account {
  id: string
  /** Names the account in the school's state, whatever becomes of it: the e-mail address that it began with. */
  username: string
  /** The e-mail address that logs in; `loginId` is taken as well. */
  email: string
  loginId: string
  nickname: string
  school: string
  type: 'teacher' | 'guest'
  flag: '' | 'bc'
  live: 0 | 1
  allowSend: 0 | 1
  note: string
}

const teacher = { type: 'teacher', flag: '', live: 1, allowSend: 1, school: text.school } as const

const rows: Omit<Account, 'email'>[] = [
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

/** As they begin. */
const accounts: readonly Account[] = rows.map(row => ({ ...row, email: row.username }))

type Profiles = Pick<AccountState, 'profiles'>

/** As they are by now. */
export const accountsNow = ({ profiles }: Profiles): Account[] =>
  accounts.map(account => ({ ...account, ...profiles.get(account.username) }))

/** The account of this name in the state. */
export const accountNamed = (state: Profiles, username: string): Account | undefined =>
  accountsNow(state).find(account => account.username === username)

/** Finds an account by its e-mail address, whatever its case. */
export const byMail = (state: Profiles, email: string): Account | undefined =>
  accountsNow(state).find(account => account.email.toLowerCase() === email.trim().toLowerCase())

/** Finds an account by e-mail or login ID, whatever their case. */
export const findAccount = (state: Profiles, name: string): Account | undefined =>
  byMail(state, name) ?? accountsNow(state).find(account => account.loginId === name.trim().toLowerCase())

/** Which account a pass card opens. */
export const passCards: ReadonlyMap<string, string> = new Map([[samplePassCard, 'teacher@sample.school']])
