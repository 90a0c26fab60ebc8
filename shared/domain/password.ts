/** Password rules (SPEC §5): 6–20 characters, letters and digits. */
import { limits } from './limits'

export type PasswordFault = 'length' | 'kinds' | 'same' | 'mismatch'

/**
 * The fault of a new password, or null.
 * @param repeated the second entry
 * @param old the current password, if known
 */
export function passwordFault(password: string, repeated?: string, old?: string): PasswordFault | null {
  if (password.length < limits.password.min || password.length > limits.password.max) return 'length'
  if (!/^[A-Za-z0-9]+$/.test(password) || !/[A-Za-z]/.test(password) || !/[0-9]/.test(password)) return 'kinds'
  if (old !== undefined && password === old) return 'same'
  return repeated !== undefined && repeated !== password ? 'mismatch' : null
}
