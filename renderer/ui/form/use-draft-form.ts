/** A form that is submitted: the state of its values and faults, and one submit at a time. */
import { type RefObject, useRef } from 'react'
import { useBusy } from '../use-busy'
import { type Faults, type FormOptions, type FormState, useFormState } from './use-form-state'

interface Options<V extends object, Name extends string> extends FormOptions<V, Name> {
  /**
   * Sends the values. Returns null after success, else a message for the whole form or messages by field. The values
   * stay then.
   */
  submit(values: NoInfer<V>): Promise<string | Faults<Name> | null>
}

export interface DraftForm<V extends object, Name extends string = keyof V & string> extends FormState<V, Name> {
  busy: boolean
  /** Sends the values if they have no fault; else shows the faults. While a submit runs, it does nothing. */
  submit(): void
  /** The form element, for `Form`. */
  element: RefObject<HTMLFormElement | null>
}

export function useDraftForm<V extends object, Name extends string = keyof V & string>({
  submit,
  ...options
}: Options<V, Name>): DraftForm<V, Name> {
  const element = useRef<HTMLFormElement>(null)
  const state = useFormState<V, Name>(options, element)
  const { busy, run } = useBusy()
  return {
    ...state,
    busy,
    submit() {
      if (state.showFaults()) return
      void run(async () => state.showRefusal(await submit(state.getValues())))
    },
    element,
  }
}
