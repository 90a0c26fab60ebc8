import { Button } from '@mantine/core'
import { useLocation } from 'react-router-dom'
import { openKeyHelp } from '../../ui/keys/key-tables'
import { Link } from '../../ui/Link'
import { ArticleBody } from './ArticleBody'
import type { Article } from './article'
import classes from './Guide.module.css'
import { articleOf } from './guide'
import { placeOf } from './guide-places'
import { openGuide } from './guide-state'
import { text } from './text'

/** One article, with the page on which its task begins, if the teacher may open it, and the articles to read next. */
export function GuideArticle({ article, mayGo }: { article: Article; mayGo(place: string): boolean }) {
  const place = placeOf(article.id)
  const { pathname, search } = useLocation()
  const next = (article.see ?? []).flatMap(id => articleOf(id) ?? [])
  return (
    <article aria-labelledby="hm-guide-title">
      <h3 id="hm-guide-title" className={classes.title} tabIndex={-1}>
        {article.title}
      </h3>
      {place !== undefined && place !== pathname + search && mayGo(place) && (
        <Button component={Link} to={place} size="compact-sm" variant="light">
          {text.open}
        </Button>
      )}
      <ArticleBody article={article} />
      {article.body.some(block => typeof block !== 'string' && 'keys' in block) && (
        <Button size="compact-sm" variant="light" onClick={openKeyHelp}>
          {text.keyList}
        </Button>
      )}
      {next.length > 0 && (
        <nav aria-label={text.see}>
          <h4 className={classes.chapter}>{text.see}</h4>
          <ul className={classes.links}>
            {next.map(({ id, title }) => (
              <li key={id}>
                <button type="button" className={classes.link} onClick={() => openGuide(id)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  )
}
