import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconEye, IconX } from '@tabler/icons-react'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { limits } from '../../../../shared/domain/limits'
import layout from '../../../ui/layout/layout.module.css'
import type { Content } from '../draft/assign-draft'
import { moveItem, removeContents } from '../draft/chosen-contents'
import classes from './Basket.module.css'
import { ResourcePreview } from './ResourcePreview'
import { text } from './text'

interface Props {
  contents: readonly Content[]
  onChange(contents: Content[]): void
  max?: number
  /** Hides the hint on ordering, for narrow places. */
  compact?: boolean
  /** Whether each content has a preview button. Not for a basket inside a dialog. */
  preview?: boolean
}

/** The chosen contents in order. Drag, arrow buttons or Alt + arrow keys change the order; a removal can be undone. */
export function Basket(props: Props) {
  const { contents, onChange, max = limits.homeworkTopics, compact = false, preview = false } = props
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null)
  const [message, setMessage] = useState('')
  const [removedFrom, setRemovedFrom] = useState<readonly Content[] | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const [previewIndex, setPreviewIndex] = useState(-1)
  const previewed = contents[previewIndex]
  const closePreview = () => {
    setPreviewIndex(-1)
    list.current?.querySelectorAll<HTMLElement>('[data-look]')[previewIndex]?.focus()
  }

  const move = (from: number, to: number) => {
    const one = contents[from]
    if (!one || to < 0 || to >= contents.length || from === to) return
    setRemovedFrom(null)
    onChange(moveItem(contents, from, to))
    setMessage(text.movedTo(one.resource_title, to + 1))
  }
  const remove = (removed: readonly Content[], words: string) => {
    setRemovedFrom(contents)
    setMessage(words)
    onChange(
      removeContents(
        contents,
        removed.map(({ resource_id }) => resource_id),
      ),
    )
  }
  const onKey = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }
  const onDrop = (event: DragEvent, index: number) => {
    event.preventDefault()
    if (draggedIndex !== null) move(draggedIndex, index)
    setDraggedIndex(null)
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
        {message}
        {removedFrom && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => {
              onChange([...removedFrom])
              setRemovedFrom(null)
              setMessage('')
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
          <ol ref={list} className={`${layout.scroll} ${classes.list}`}>
            {contents.map((content, index) => (
              <li
                key={content.resource_id}
                className={classes.item}
                draggable
                data-dragged={draggedIndex === index || undefined}
                onDragStart={() => setDraggedIndex(index)}
                onDragEnd={() => setDraggedIndex(null)}
                onDragOver={event => event.preventDefault()}
                onDrop={event => onDrop(event, index)}
                onKeyDown={event => onKey(event, index)}
              >
                <span className={classes.place}>{index + 1}</span>
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
                    aria-label={text.previewFor(content.resource_title)}
                    onClick={() => setPreviewIndex(index)}
                  >
                    <IconEye size={16} aria-hidden />
                  </ActionIcon>
                )}
                <ActionIcon
                  variant="subtle"
                  aria-label={text.moveUp(content.resource_title)}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <IconArrowUp size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  aria-label={text.moveDown(content.resource_title)}
                  disabled={index === contents.length - 1}
                  onClick={() => move(index, index + 1)}
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
      {previewed && (
        <ResourcePreview
          content={previewed}
          index={previewIndex}
          total={contents.length}
          chosen
          onToggle={() => {
            closePreview()
            remove([previewed], text.removed(previewed.resource_title))
          }}
          onStep={by => setPreviewIndex(previewIndex + by)}
          onClose={closePreview}
        />
      )}
    </section>
  )
}
