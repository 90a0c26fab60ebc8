import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { bankText } from '../../../bank/text'
import { marks } from '../../../bank/words/text'
import classes from '../editor/NoteEditor.module.css'

/** The field of the form around an element. */
export const fieldOf = (element: Element): HTMLTextAreaElement | null =>
  element.closest('fieldset')?.querySelector('textarea') ?? null

/** Selects the place of the right form in words of the field, so that the teacher types over it. */
export function selectRightForm(field: HTMLTextAreaElement, from = 0, words = field.value): boolean {
  const mark = words.indexOf(marks.rightForm)
  if (mark >= 0) field.setSelectionRange(from + mark, from + mark + marks.rightForm.length)
  return mark >= 0
}

interface Props {
  onChoose: (button: Element) => void
  onAdd: () => void
}

/** The buttons of the comment bank in the form of a comment. */
export function BankFormButtons({ onChoose, onAdd }: Props) {
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = buttons.current && fieldOf(buttons.current)
    if (field) selectRightForm(field)
  }, [])
  return (
    <div ref={buttons} className={classes.helps}>
      <Button size="compact-xs" variant="default" onClick={event => onChoose(event.currentTarget)}>
        {bankText.choose}
      </Button>
      <Button size="compact-xs" variant="default" onClick={onAdd}>
        {bankText.addTyped}
      </Button>
    </div>
  )
}
