import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconEye, IconX } from '@tabler/icons-react'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { limits } from '../../../../shared/domain/limits'
import type { Content } from '../draft/assign-draft'
import { moveItem, removeContents } from '../draft/chosen-contents'
import classes from './Basket.module.css'
import { ResourcePreview } from './ResourcePreview'
import { text } from './text'

interface Props {
  contents: readonly Content[]
  onChange(contents: Content[]): void
  max?: number
  /** Without the words on ordering, where there is little room. */
  compact?: boolean
  /** Whether each can be looked into; not where the basket stands in a window itself. */
  preview?: boolean
}

/** The chosen contents in their order, which a drag, the arrows' buttons or Alt and an arrow key change; a removal can be taken back. */
export function Basket(props: Props) {
  const { contents, onChange, max = limits.homeworkTopics, compact = false, preview = false } = props
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const [before, setBefore] = useState<readonly Content[] | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const [shown, setShown] = useState(-1)
  const looked = contents[shown]
  const stopLooking = () => {
    setShown(-1)
    list.current?.querySelectorAll<HTMLElement>('[data-look]')[shown]?.focus()
  }

  const move = (from: number, to: number) => {
    const one = contents[from]
    if (!one || to < 0 || to >= contents.length || from === to) return
    setBefore(null)
    onChange(moveItem(contents, from, to))
    setSaid(text.movedTo(one.resource_title, to + 1))
  }
  const remove = (gone: readonly Content[], words: string) => {
    setBefore(contents)
    setSaid(words)
    onChange(
      removeContents(
        contents,
        gone.map(({ resource_id }) => resource_id),
      ),
    )
  }
  const onKey = (event: KeyboardEvent, place: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(place, event.key === 'ArrowUp' ? place - 1 : place + 1)
  }
  const onDrop = (event: DragEvent, place: number) => {
    event.preventDefault()
    if (dragged !== null) move(dragged, place)
    setDragged(null)
  }
  return (
    <section className={classes.basket} aria-label={text.basket}>
      <header className={classes.head}>
        <h2>{text.basket}</h2>
        <span className={classes.count}>{text.basketCount(contents.length, max)}</span>
        {contents.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => remove(contents, text.cleared(contents.length))}>
            {text.clear}
          </Button>
        )}
      </header>
      <p className={classes.said} role="status">
        {said}
        {before && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => {
              onChange([...before])
              setBefore(null)
              setSaid('')
            }}
          >
            {text.undo}
          </Button>
        )}
      </p>
      {contents.length === 0 ? (
        <p className={classes.empty}>{text.basketEmpty}</p>
      ) : (
        <>
          {!compact && <p className={classes.hint}>{text.basketHint}</p>}
          <ol ref={list} className={classes.list}>
            {contents.map((content, place) => (
              <li
                key={content.resource_id}
                className={classes.item}
                draggable
                data-dragged={dragged === place || undefined}
                onDragStart={() => setDragged(place)}
                onDragEnd={() => setDragged(null)}
                onDragOver={event => event.preventDefault()}
                onDrop={event => onDrop(event, place)}
                onKeyDown={event => onKey(event, place)}
              >
                <span className={classes.place}>{place + 1}</span>
                <span className={classes.words}>
                  <span className={classes.name} title={content.resource_title}>
                    {content.resource_title}
                  </span>
                  <span className={classes.facts}>{content.from}</span>
                </span>
                {preview && (
                  <ActionIcon
                    variant="subtle"
                    data-look
                    aria-label={text.lookInto(content.resource_title)}
                    onClick={() => setShown(place)}
                  >
                    <IconEye size={16} aria-hidden />
                  </ActionIcon>
                )}
                <ActionIcon
                  variant="subtle"
                  aria-label={text.up(content.resource_title)}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                >
                  <IconArrowUp size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  aria-label={text.down(content.resource_title)}
                  disabled={place === contents.length - 1}
                  onClick={() => move(place, place + 1)}
                >
                  <IconArrowDown size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  aria-label={text.remove(content.resource_title)}
                  onClick={() => remove([content], text.removed(content.resource_title))}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ol>
        </>
      )}
      {looked && (
        <ResourcePreview
          content={looked}
          place={shown}
          total={contents.length}
          chosen
          onToggle={() => {
            stopLooking()
            remove([looked], text.removed(looked.resource_title))
          }}
          onStep={by => setShown(shown + by)}
          onClose={stopLooking}
        />
      )}
    </section>
  )
}
