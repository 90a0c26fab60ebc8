import type { Preferences } from '../../../shared/contract/preferences'
import { changePreferences, showFailure } from '../../bridge/index'

/** Changes preferences of this PC, and says if they could not be stored. */
export function change(next: Partial<Preferences>): void {
  void changePreferences(next).then(result => {
    if (!result.ok) showFailure(result.error)
  })
}
