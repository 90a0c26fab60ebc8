import { Button } from '@mantine/core'
import { useState } from 'react'
import { SearchField } from '../../ui/SearchField'
import type { Article } from './article'
import classes from './Guide.module.css'
import { articleOf, chapters } from './guide'
import { openGuide } from './guide-state'
import { findArticles } from './search/find-articles'
import { text } from './text'

const ArticleLinks = ({ articles, label }: { articles: readonly Article[]; label: string }) => (
  <ul className={classes.links} aria-label={label}>
    {articles.map(({ id, title }) => (
      <li key={id}>
        <button type="button" className={classes.link} onClick={() => openGuide(id)}>
          {title}
        </button>
      </li>
    ))}
  </ul>
)

/** The contents of the guide, or what a search finds. `ofPage` is the article of the page beside the guide. */
export function GuideContents({ ofPage }: { ofPage: string | undefined }) {
  const [query, setQuery] = useState('')
  const found = findArticles(query)
  const own = ofPage === undefined ? undefined : articleOf(ofPage)
  return (
    <>
      <SearchField
        value={query}
        onSearch={setQuery}
        delay={0}
        label={text.search}
        clearLabel={text.clearSearch}
        placeholder={text.searchPlaceholder}
        onEnter={() => found[0] && openGuide(found[0].id)}
      />
      <p className="hm-hidden" role="status">
        {query === '' ? '' : text.found(found.length)}
      </p>
      {query !== '' ? (
        found.length === 0 ? (
          <p className={classes.nothing}>{text.notFound}</p>
        ) : (
          <ArticleLinks articles={found} label={text.search} />
        )
      ) : (
        <>
          {own && (
            <Button variant="light" fullWidth onClick={() => openGuide(own.id)}>
              {text.ofPage}
            </Button>
          )}
          {chapters.map(({ title, articles }) => (
            <section key={title}>
              <h3 className={classes.chapter}>{title}</h3>
              <ArticleLinks articles={articles} label={title} />
            </section>
          ))}
        </>
      )}
    </>
  )
}
