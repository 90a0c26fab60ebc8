import { useApi } from '../../../bridge/index'
import { paths } from '../../../paths'
import { PageHeader } from '../../../ui/PageHeader'
import { QueryView } from '../../../ui/QueryView'
import { text } from '../text'
import type { ApplicationInfo } from './application-info'
import { CheckStep } from './CheckStep'
import classes from './Create.module.css'
import { FileStep } from './FileStep'
import { Sent } from './Sent'
import { TypeStep } from './TypeStep'
import { useApplication } from './use-application'

const crumbs = [
  { label: text.parent, to: paths.grades() },
  { label: text.title, to: paths.applications() },
]

/** A new application for student accounts: its kind, its file, its check, and the sending (SPEC §5, §7 requests-put). */
export function ApplicationCreate() {
  const query = useApi('account-apply-basic-info', {})
  return (
    <div className={classes.screen}>
      <PageHeader title={text.form.title} crumbs={crumbs} />
      <QueryView query={query} failed={text.form.failed}>
        {info => <ApplicationForm info={info} />}
      </QueryView>
    </div>
  )
}

function ApplicationForm({ info }: { info: ApplicationInfo }) {
  const application = useApplication()
  if (application.sent) return <Sent sent={application.sent} info={info} onAgain={application.again} />
  return (
    <div className={classes.steps}>
      <TypeStep application={application} info={info} />
      <FileStep application={application} info={info} />
      {application.table && <CheckStep application={application} table={application.table} info={info} />}
    </div>
  )
}
