/** The keys that go to the slot before and after the shown one. */
import { useEffect, useRef } from 'react'
import type { KeyRow } from '../../ui/keys/key-rows'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { text } from './text'
import type { RecitationForm } from './use-recitation-form'

/** `show` shows another slot, if the teacher agrees. */
export function useSlotKeys(
  form: RecitationForm,
  show: (at: number) => Promise<void>,
  isShown: boolean,
): readonly KeyRow[] {
  const movedByKey = useRef(false)
  const { current } = form.values
  const step = (by: number) => {
    const { current, slots } = form.getValues()
    movedByKey.current = true
    void show((current + by + slots.length) % slots.length)
  }
  // The keys work in the field of a slot, which goes with the slot: the next one has the focus.
  useEffect(() => {
    if (movedByKey.current)
      form.element.current?.querySelector<HTMLElement>(`[data-slot="${current}"] textarea`)?.focus()
    movedByKey.current = false
  }, [current, form.element])
  return useKeyTable([
    {
      label: text.slotKey,
      keys: { 'Alt+ArrowUp': () => step(-1), 'Alt+ArrowDown': () => step(1) },
      inFields: true,
      when: isShown,
    },
  ])
}
