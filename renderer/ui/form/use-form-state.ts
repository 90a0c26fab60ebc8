/**
 * The values of a form, kept as a draft, and the faults that are shown (DESIGN §2 "Building blocks"). `useDraftForm`
 * adds a submit; a wizard uses this alone and checks the fields of one step after the other.
 */
import { useForm } from '@mantine/form'
import { type RefObject, useEffect, useState } from 'react'
import { useDraft } from '../drafts'
import { focusFirstFault } from './focus-first-fault'

/** The faults of a form: a message by the name of the field where it is shown. */
export type Faults<Name extends PropertyKey> = Partial<Record<Name & string, string | undefined>>

export interface FormOptions<V extends object, Name extends string> {
  /** The values of an empty form. A function makes new ones whenever the form is emptied, e.g. with a new id. */
  initial: V | (() => V)
  /**
   * The draft that keeps the values over a restart, a 401 and a visit to another page. Absent for passwords and for
   * forms before the login: nothing is stored then.
   */
  draft?: { key: string; read(value: unknown): V | null }
  /** Every fault of these values, by the rules of shared/domain. */
  check(values: NoInfer<V>): Faults<Name>
}

/** The props of a field of a form. */
export interface FieldProps<T> {
  value: T
  error: string | undefined
  onChange(next: T): void
}

/** The props of an input, which hands a change event to `onChange`, or of any other field. */
interface InputProps<T> extends FieldProps<T> {
  onChange(next: T | { currentTarget: { value: T } }): void
}

export interface FormState<V extends object, Name extends string = keyof V & string> {
  values: V
  /** The latest values, also before a change is rendered. */
  getValues(): V
  /**
   * Changes some values, as if the teacher had typed them. A function gets the latest values, so that no change is
   * lost.
   * @param touched the fields whose faults are shown from now on; by default those that change.
   */
  set(change: Partial<V> | ((old: V) => Partial<V>), touched?: readonly Name[]): void
  field<K extends keyof V & string>(name: K): InputProps<V[K]>
  /** The fault that is shown at a field: once the teacher has changed the field or tried to continue. */
  fault(name: Name): string | undefined
  /** Every fault, shown or not. */
  faults: Faults<Name>
  /**
   * Shows the faults of these fields, by default of all, from now on, and focuses the first field with a fault.
   * @returns whether one of the fields has a fault.
   */
  showFaults(names?: readonly Name[]): boolean
  /** A message for the whole form, shown until the next change. */
  message: string | null
  /** Shows why the values were refused, for the whole form or at fields, until the next change. Null removes it. */
  showRefusal(reason: string | Faults<Name> | null): void
  /** False until the draft is loaded. */
  ready: boolean
  /** Whether anything differs from the initial values. */
  isChanged: boolean
  /** Back to the initial values, without faults; the draft is removed. */
  clear(): void
}

const noDraft = () => null

/** The name of the whole form among the messages and the touched fields. */
const wholeForm = ''

/** @param root the element that holds the fields. */
export function useFormState<V extends object, Name extends string = keyof V & string>(
  { initial, draft, check }: FormOptions<V, Name>,
  root: RefObject<HTMLElement | null>,
): FormState<V, Name> {
  const makeInitial = (): V => (typeof initial === 'function' ? initial() : initial)
  const [first] = useState(makeInitial)
  const draftState = useDraft<V>(draft?.key ?? null, first, draft?.read ?? noDraft)
  const form = useForm<V>({ mode: 'controlled', initialValues: first })
  const [failedTries, setFailedTries] = useState(0)
  useEffect(() => {
    if (failedTries > 0) focusFirstFault(root.current)
  }, [failedTries, root])

  // A stored draft is loaded after the first rendering. It never replaces text that was typed in the meantime.
  const [isLoaded, setLoaded] = useState(false)
  if (draftState.ready && !isLoaded) {
    setLoaded(true)
    form.setValues(draftState.value)
  }

  const faults = check(form.values)
  const touch = (names: readonly string[]) =>
    form.setTouched(old => ({ ...old, ...Object.fromEntries(names.map(name => [name, true])) }))
  const messageOf = (name: string) => form.errors[name] as string | undefined
  const isTouched = (name: string) => form.isTouched(name) || form.isTouched(wholeForm)
  const fault = (name: Name) => messageOf(name) ?? (isTouched(name) ? faults[name] : undefined)
  const set: FormState<V, Name>['set'] = (change, touched) => {
    const changed = typeof change === 'function' ? change(form.getValues()) : change
    form.setValues(changed)
    draftState.set(form.getValues())
    touch(touched ?? Object.keys(changed))
  }
  return {
    values: form.values,
    getValues: form.getValues,
    set,
    field: name => ({
      value: form.values[name],
      error: fault(name as string as Name),
      onChange(next) {
        const isEvent = typeof next === 'object' && next !== null && 'currentTarget' in next
        const change: Partial<V> = {}
        change[name] = isEvent ? next.currentTarget.value : next
        set(change)
      },
    }),
    fault,
    faults,
    showFaults(names) {
      touch(names ?? [wholeForm])
      const found = check(form.getValues())
      const isFaulty = (names ?? (Object.keys(found) as Name[])).some(name => found[name] !== undefined)
      if (isFaulty) setFailedTries(tries => tries + 1)
      return isFaulty
    },
    message: messageOf(wholeForm) ?? null,
    showRefusal(reason) {
      form.setErrors(typeof reason === 'string' ? { [wholeForm]: reason } : (reason ?? {}))
      if (typeof reason === 'object' && reason !== null) setFailedTries(tries => tries + 1)
    },
    ready: draftState.ready,
    isChanged: form.isDirty(),
    clear() {
      form.setInitialValues(makeInitial())
      form.reset()
      draftState.clear()
    },
  }
}
