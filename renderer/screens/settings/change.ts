import type { Preferences } from '../../../shared/contract/preferences'
import { changePreferences, showFailure } from '../../bridge/index'

/** Changes preferences of this PC. Resolves when they are stored (true), or when it has said that they could not be. */
export async function change(next: Partial<Preferences>): Promise<boolean> {
  const result = await changePreferences(next)
  if (!result.ok) showFailure(result.error)
  return result.ok
}
