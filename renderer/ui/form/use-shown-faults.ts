import { type RefObject, useCallback, useEffect, useState } from 'react'
import { focusFirstFault } from './focus-first-fault'

export interface ShownFaults<Field extends string, Fault> {
  /** The fault of a field, once the teacher has changed the field or tried to continue. */
  fault(field: Field): Fault | undefined
  /** The teacher has changed these fields: their faults are shown from now on. */
  touch(fields: readonly Field[]): void
  /** The teacher tried to continue: shows the faults of these fields and focuses the first one. */
  show(fields: readonly Field[]): void
  /** Shows nothing any more, e.g. of an emptied form. */
  reset(): void
  /** How often `show` was called. */
  failedTries: number
}

/**
 * Which faults of a form are shown. A fault appears at its field as soon as the teacher has typed there, and everywhere when the
 * teacher tries to continue.
 * @param faults all faults now, by the rules of shared/domain.
 * @param root the element that holds the fields; absent if the caller moves the focus itself.
 */
export function useShownFaults<Field extends string, Fault>(
  faults: Partial<Record<Field, Fault>>,
  root?: RefObject<HTMLElement | null>,
): ShownFaults<Field, Fault> {
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const [failedTries, setFailedTries] = useState(0)
  useEffect(() => {
    if (failedTries > 0 && root) focusFirstFault(root.current)
  }, [failedTries, root])
  const touch = useCallback(
    (fields: readonly Field[]) =>
      setTouched(old => (fields.every(field => old.has(field)) ? old : new Set([...old, ...fields]))),
    [],
  )
  const show = useCallback(
    (fields: readonly Field[]) => {
      touch(fields)
      setFailedTries(tries => tries + 1)
    },
    [touch],
  )
  const reset = useCallback(() => setTouched(new Set()), [])
  return { fault: field => (touched.has(field) ? faults[field] : undefined), touch, show, reset, failedTries }
}
