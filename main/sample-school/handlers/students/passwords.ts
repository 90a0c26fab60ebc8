/** Students' passwords: lists the initial ones, sets new ones (SPEC §5, §7). */
import { passwordFault } from '../../../../shared/domain/password'
import { initialPassword } from '../../data/passwords'
import type { Student } from '../../data/world-types'
import { text } from '../../text'
import { hashPassword, isPasswordOf } from '../auth/password-hash'
import { type Call, Refusal, required } from '../types'

/** The row in the list of passwords. A changed password is only marked as changed, never shown. */
export function passwordRow({ world, store }: Call, student: Student) {
  const { id, nickname, number } = student
  const changed = store.state.studentPasswords.has(id)
  const head = { student_id: id, nickname, number, password_changed: changed ? 1 : 0 }
  return changed ? head : { ...head, password: initialPassword(world.seed, student) }
}

function isCurrent({ world, store }: Call, student: Student, password: string): boolean {
  const stored = store.state.studentPasswords.get(student.id)
  return stored === undefined ? initialPassword(world.seed, student) === password : isPasswordOf(stored, password)
}

/** Sets the password that was sent encrypted, or refuses it. */
export function changePassword(call: Call, student: Student, sent: string): null {
  const password = required(call.keys.decrypt(sent), text.undecipherable)
  const fault = passwordFault(password) ?? (isCurrent(call, student, password) ? 'same' : null)
  if (fault !== null) throw new Refusal(400, text.password[fault])
  call.store.commit({ type: 'student-password', student: student.id, ...hashPassword(password) })
  return null
}
