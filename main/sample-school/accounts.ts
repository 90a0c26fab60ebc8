/** The teacher accounts of the sample school (DESIGN §8), including what teachers changed in their profiles. */
import { samplePassCard } from '../../shared/sample'
import type { AccountState } from './store/changes/accounts'
import { text } from './text'

export interface Account {
  id: string
  /**
   * The key of the account in the stored state: its first e-mail address. It stays the same when the e-mail address
   * changes.
   */
  username: string
  /** The current e-mail address for login; `loginId` is accepted as well. */
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

/** The accounts before any profile change. */
const accounts: readonly Account[] = rows.map(row => ({ ...row, email: row.username }))

type Profiles = Pick<AccountState, 'profiles'>

/** The accounts with their current profiles. */
export const accountsNow = ({ profiles }: Profiles): Account[] =>
  accounts.map(account => ({ ...account, ...profiles.get(account.username) }))

/** The account with this `username`. */
export const accountNamed = (state: Profiles, username: string): Account | undefined =>
  accountsNow(state).find(account => account.username === username)

/** Finds an account by its current e-mail address, ignoring case. */
export const byMail = (state: Profiles, email: string): Account | undefined =>
  accountsNow(state).find(account => account.email.toLowerCase() === email.trim().toLowerCase())

/** Finds an account by e-mail address or login ID, ignoring case. */
export const findAccount = (state: Profiles, name: string): Account | undefined =>
  byMail(state, name) ?? accountsNow(state).find(account => account.loginId === name.trim().toLowerCase())

/** Maps each pass card to the `username` of its account. */
export const passCards: ReadonlyMap<string, string> = new Map([[samplePassCard, 'teacher@sample.school']])
