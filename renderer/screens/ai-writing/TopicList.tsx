import { Switch } from '@mantine/core'
import { useState } from 'react'
import { normalizeForSearch } from '../../../shared/domain/search-form'
import { SearchField } from '../../ui/SearchField'
import classes from './AiWriting.module.css'
import type { Topic } from './task-rules'
import { text } from './text'

interface Props {
  topics: readonly Topic[]
  /** The chosen level; empty if none. */
  level: string
  /** The current topic. */
  chosen: string
  onChoose(topic: Topic): void
}

/** The server's topics, of the chosen level or of all levels. */
export function TopicList({ topics, level, chosen, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const [isLevelOnly, setLevelOnly] = useState(true)
  const needle = normalizeForSearch(search)
  const found = topics.filter(
    item =>
      (!isLevelOnly || level === '' || item.resource_level === level) &&
      normalizeForSearch(`${item.topic} ${item.mean}`).includes(needle),
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
          <Switch
            label={text.onlyThisLevel}
            checked={isLevelOnly}
            onChange={event => setLevelOnly(event.currentTarget.checked)}
          />
        )}
      </div>
      {found.length === 0 ? (
        <p className={classes.empty}>{topics.length === 0 ? text.noTopics : text.noMatch}</p>
      ) : (
        <ul className={classes.topics}>
          {found.map(item => (
            <li key={`${item.resource_level} ${item.topic}`}>
              <button
                type="button"
                className={classes.topic}
                aria-pressed={item.topic === chosen}
                onClick={() => onChoose(item)}
              >
                <span lang="en">{item.topic}</span>
                <span className={classes.mean}>{item.mean}</span>
                <span className={classes.level}>{item.resource_level}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
