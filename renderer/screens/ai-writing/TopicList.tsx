import { Switch } from '@mantine/core'
import { useState } from 'react'
import { searchForm } from '../../../shared/domain/search-form'
import { SearchField } from '../../ui/SearchField'
import classes from './AiWriting.module.css'
import type { Topic } from './task-rules'
import { text } from './text'

interface Props {
  topics: readonly Topic[]
  /** The chosen level; empty where none is. */
  level: string
  /** The topic as it stands now. */
  chosen: string
  onChoose(topic: Topic): void
}

/** The server's topics, of one level or of all. */
export function TopicList({ topics, level, chosen, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const [narrow, setNarrow] = useState(true)
  const wanted = searchForm(search)
  const found = topics.filter(
    each =>
      (!narrow || level === '' || each.resource_level === level) &&
      searchForm(`${each.topic} ${each.mean}`).includes(wanted),
  )
  return (
    <section className={classes.list} aria-label={text.topics}>
      <div className={classes.tools}>
        <SearchField
          label={text.search}
          clearLabel={text.clearSearch}
          placeholder={text.searchPlaceholder}
          value={search}
          delay={0}
          onSearch={setSearch}
        />
        {level !== '' && (
          <Switch label={text.ofLevel} checked={narrow} onChange={event => setNarrow(event.currentTarget.checked)} />
        )}
      </div>
      {found.length === 0 ? (
        <p className={classes.empty}>{topics.length === 0 ? text.noTopics : text.noMatch}</p>
      ) : (
        <ul className={classes.topics}>
          {found.map(each => (
            <li key={`${each.resource_level} ${each.topic}`}>
              <button
                type="button"
                className={classes.topic}
                aria-pressed={each.topic === chosen}
                onClick={() => onChoose(each)}
              >
                <span lang="en">{each.topic}</span>
                <span className={classes.mean}>{each.mean}</span>
                <span className={classes.level}>{each.resource_level}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
