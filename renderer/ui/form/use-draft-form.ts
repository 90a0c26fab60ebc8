/**
 * The state of a form (DESIGN §2 "Building blocks"): values kept as a draft, rules checked while the teacher types and
 * when the form is submitted, the first fault focused, one submit at a time.
 */
import { useForm } from '@mantine/form'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useDraft } from '../drafts'
import { useBusy } from '../use-busy'
import { useShownFaults } from './use-shown-faults'

/** The faults of a form: a message by the field where it is shown. */
export type Faults<V> = Partial<Record<keyof V & string, string | undefined>>

interface Options<V extends object> {
  /** A constant of the form. */
  initial: V
  /**
   * The draft that keeps the values over a restart, a 401 and a visit to another page. Absent for passwords and for
   * forms before the login: nothing is stored then.
   */
  draft?: { key: string; read(value: unknown): V | null }
  /** Every fault of these values, by the rules of shared/domain. */
  check(values: V): Faults<V>
  /**
   * Sends the values. Returns null after success, else a message for the whole form or messages by field. The values stay then.
   */
  submit(values: V): Promise<string | Faults<V> | null>
}

export interface FieldProps<T> {
  value: T
  error: string | undefined
  /** Takes a value, or the change event of an input. */
  onChange(next: T | { currentTarget: { value: T } }): void
}

export interface DraftForm<V extends object> {
  values: V
  /** Sets some values at once, as if the teacher had typed them. */
  set(change: Partial<V>): void
  field<K extends keyof V & string>(name: K): FieldProps<V[K]>
  /** False until the draft is loaded. */
  ready: boolean
  busy: boolean
  /** Why the last submit did not succeed; shown until the next change. */
  message: string | null
  /** Whether anything differs from the initial values. */
  isChanged: boolean
  /** Back to the initial values, without faults; the draft is removed. */
  clear(): void
  submit(event?: FormEvent): void
  /** The form element, for `Form`. */
  element: RefObject<HTMLFormElement | null>
  /** Shows a message as if a submit had not succeeded, e.g. of a second button. */
  setMessage(message: string | null): void
}

const noDraft = () => null

export function useDraftForm<V extends object>({ initial, draft, check, submit }: Options<V>): DraftForm<V> {
  const kept = useDraft<V>(draft?.key ?? null, initial, draft?.read ?? noDraft)
  const form = useForm<V>({
    mode: 'controlled',
    initialValues: kept.value,
    onValuesChange: values => kept.set(values),
  })
  const { busy, run } = useBusy()
  const element = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState<string | null>(null)
  /** What the server refused, by field. */
  const [refused, setRefused] = useState<Faults<V>>({})

  // The draft is loaded after the first rendering. It never replaces text that was typed in the meantime.
  const [isLoaded, setLoaded] = useState(kept.ready)
  if (kept.ready && !isLoaded) {
    setLoaded(true)
    form.setInitialValues(initial)
    form.setValues(kept.value)
  }

  const faults = check(form.values)
  const shown = useShownFaults<keyof V & string, string>(faults, element)
  const set = (change: Partial<V>) => {
    setMessage(null)
    setRefused({})
    form.setValues(change as never)
    shown.touch(Object.keys(change) as (keyof V & string)[])
  }
  const clear = () => {
    form.setValues(initial as never)
    shown.reset()
    setMessage(null)
    setRefused({})
    kept.clear()
  }
  return {
    values: form.values,
    set,
    field: name => ({
      value: form.values[name],
      error: refused[name] ?? shown.fault(name),
      onChange(next) {
        const isEvent = typeof next === 'object' && next !== null && 'currentTarget' in next
        const change: Partial<V> = {}
        change[name] = isEvent ? next.currentTarget.value : next
        set(change)
      },
    }),
    ready: kept.ready,
    busy,
    message,
    isChanged: JSON.stringify(form.values) !== JSON.stringify(initial),
    clear,
    submit(event) {
      event?.preventDefault()
      const names = Object.keys(form.values) as (keyof V & string)[]
      if (names.some(name => faults[name] !== undefined)) return shown.show(names)
      void run(async () => {
        const failure = await submit(form.values)
        if (typeof failure === 'string' || failure === null) return setMessage(failure)
        setRefused(failure)
        shown.show([])
      })
    },
    element,
    setMessage,
  }
}
