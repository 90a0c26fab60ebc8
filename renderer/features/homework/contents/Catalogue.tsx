import { type RefObject, useState } from 'react'
import type { Content } from '../draft/assign-draft'
import { addContents, isChosen, removeContents } from '../draft/chosen-contents'
import { CatalogueFilters } from './CatalogueFilters'
import classes from './Contents.module.css'
import { type CatalogueFilter, toContent } from './catalogue-request'
import { ResourceList } from './ResourceList'
import { text } from './text'
import { useTypedTitle } from './use-typed-title'

interface Props {
  /** The family that is shown first; empty: all families. */
  family: string
  onFamily?(family: string): void
  chosen: readonly Content[]
  onChange(chosen: Content[]): void
  search: RefObject<HTMLInputElement | null>
  /** Whether each resource has a preview button. */
  preview: boolean
  /** Called for Ctrl+Enter in the search, after the typed title was chosen. */
  goToNextStep?: (() => void) | undefined
}

/** The catalogue of resources with filters and search. Enter in the search adds the resource with the typed title. */
export function Catalogue({ family, onFamily, chosen, onChange, search, preview, goToNextStep }: Props) {
  const [filter, setFilter] = useState<CatalogueFilter>({ family, book: '', unit: '', search: '', order: 'shelf' })
  const { message, focusFor, onFocused, findResource, setMessage } = useTypedTitle()
  // the family can also change outside, e.g. in another step
  const [lastFamily, setLastFamily] = useState(family)
  if (lastFamily !== family) {
    setLastFamily(family)
    setFilter({ ...filter, family, book: '', unit: '' })
  }
  const add = (content: Content) => onChange(addContents(chosen, [content]))
  const toggle = (content: Content) => {
    const { resource_id, resource_title } = content
    const wasChosen = isChosen(chosen, resource_id)
    setMessage((wasChosen ? text.removed : text.added)(resource_title))
    if (wasChosen) onChange(removeContents(chosen, [resource_id]))
    else add(content)
  }

  const onEnter = async (typed: string, isCtrl: boolean) => {
    const resource = await findResource({ ...filter, search: typed })
    if (!resource) return
    setMessage(
      isChosen(chosen, resource.resource_id)
        ? text.alreadyChosen(resource.resource_title)
        : text.added(resource.resource_title),
    )
    add(toContent(resource))
    if (isCtrl) goToNextStep?.()
    else search.current?.select()
  }
  return (
    <section className={classes.catalogue} aria-label={text.catalogue}>
      <CatalogueFilters
        filter={filter}
        search={search}
        onEnter={(typed, event) => {
          if (typed.trim() === '') return
          // choose the typed title before the page handles Ctrl+Enter
          event.preventDefault()
          void onEnter(typed, event.ctrlKey)
        }}
        onChange={next => {
          setFilter(old => ({ ...old, ...next }))
          setMessage('')
          if (next.family === undefined) return
          setLastFamily(next.family)
          onFamily?.(next.family)
        }}
      />
      <ResourceList
        filter={filter}
        chosen={chosen}
        onToggle={toggle}
        preview={preview}
        message={message}
        focusFor={focusFor}
        onFocused={onFocused}
        onUpFromFirst={() => search.current?.focus()}
      />
    </section>
  )
}
