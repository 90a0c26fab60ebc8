import { PrintSheet } from '../../ui/print/PrintSheet'
import { ArticleBody } from './ArticleBody'
import type { Article } from './article'
import classes from './Guide.module.css'
import { text } from './text'

/** Articles on paper; each begins a new page only if it does not fit on the present one. */
export const GuideSheet = ({ articles, onEnd }: { articles: readonly Article[]; onEnd(): void }) => (
  <PrintSheet head={text.head} onEnd={onEnd}>
    {articles.map(article => (
      <article key={article.id} className={classes.sheet}>
        <h2>{article.title}</h2>
        <ArticleBody article={article} />
      </article>
    ))}
  </PrintSheet>
)
