import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { viewKeys } from '../../../shared/items/view-keys'
import { isMissing, useApi, useBoot } from '../../bridge/index'
import { paths } from '../../paths'
import { ResultView, viewName } from '../../results/index'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { usePrintHead } from '../../ui/use-print-head'
import classes from './Explain.module.css'
import { parseExplainRequest } from './explain-request'
import { explainText } from './text'

/** Shows a resource in its result view, without a student's answers (DESIGN §7 /explain). */
export function Explain() {
  const [query] = useSearchParams()
  const parsed = parseExplainRequest(query)
  if (parsed.kind === 'request') return <Resource request={parsed.request} />
  return (
    <>
      <PageHeader title={explainText.title} />
      {parsed.kind === 'unknown-view' ? (
        <EmptyState message={explainText.unknown} hint={<Views />} />
      ) : (
        <EmptyState message={explainText.nothing} hint={<Views />} />
      )}
    </>
  )
}

/** In sample mode, links to a sample of each view; otherwise a hint. */
function Views() {
  const { sample } = useBoot()
  if (!sample) return explainText.nothingHint
  return (
    <nav aria-label={explainText.views}>
      <ul className={classes.views}>
        {viewKeys.map(key => (
          <li key={key}>
            <Link to={paths.explainView(key)}>{viewName(key)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Resource({ request }: { request: EndpointRequest<'resource-preview'> }) {
  const { data, error, isFetching, refetch } = useApi('resource-preview', request)
  const [showCorrect, setShowCorrect] = useState(false)
  const [asStudent, setAsStudent] = useState(false)
  useKeyTable([{ label: explainText.asStudent, keys: { v: () => setAsStudent(isOn => !isOn) } }], {
    enabled: data !== undefined,
  })
  usePrintHead(data?.resource.resource_title ?? '')
  const actions = (
    <>
      {asStudent ? null : (
        <Switch
          label={explainText.showCorrect}
          checked={showCorrect}
          onChange={event => setShowCorrect(event.currentTarget.checked)}
        />
      )}
      <Switch
        aria-keyshortcuts="V"
        label={
          <>
            {explainText.asStudent} <KeyCap name="V" />
          </>
        }
        checked={asStudent}
        onChange={event => setAsStudent(event.currentTarget.checked)}
      />
    </>
  )
  // one page header for all states, so that it keeps the focus while the resource loads
  return (
    <div className={layout.fill}>
      <PageHeader
        title={data?.resource.resource_title || explainText.title}
        facts={data ? <Facts level={data.resource.resource_level} /> : undefined}
        actions={data ? actions : undefined}
      />
      <div className={`${layout.scrollPlain} ${classes.body}`}>
        {data ? (
          <ResultView paper={data} viewer={asStudent ? 'student' : 'teacher'} showCorrect={showCorrect && !asStudent} />
        ) : isMissing(error) ? (
          <EmptyState message={explainText.notFound} hint={<Views />} />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeletons />
        )}
      </div>
    </div>
  )
}

function Facts({ level }: { level: string | undefined }) {
  return (
    <>
      {level === undefined ? null : <span>{level}</span>}
      <span>{explainText.facts}</span>
    </>
  )
}
