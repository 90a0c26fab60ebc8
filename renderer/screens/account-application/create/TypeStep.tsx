import { Button, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { applyTemplates } from '../../../../shared/domain/applications'
import { useBoot } from '../../../bridge/index'
import { useExport } from '../../../features/downloads/use-export'
import { text } from '../text'
import type { ApplicationInfo } from './application-info'
import classes from './Create.module.css'
import type { ApplicationState } from './use-application'

interface Props {
  application: ApplicationState
  info: ApplicationInfo
}

const labels = text.form

/** Who applies, the kind of application, and its template. */
export function TypeStep({ application: { type, chooseType, isReading, isSending }, info }: Props) {
  const { begin, isStarting } = useExport()
  const { links } = useBoot()
  const kinds = info.apply_types.filter(({ value }) => Object.hasOwn(applyTemplates, value))
  return (
    <section className={classes.step} aria-labelledby="hm-apply-type">
      <h2 id="hm-apply-type">{labels.typeStep}</h2>
      <dl className={classes.applicant}>
        <div>
          <dt>{labels.applicant}</dt>
          <dd>{info.nickname}</dd>
        </div>
        <div>
          <dt>{labels.school}</dt>
          <dd>{info.school}</dd>
        </div>
        {info.email !== '' && (
          <div>
            <dt>{labels.email}</dt>
            <dd>{info.email}</dd>
          </div>
        )}
      </dl>
      <div className={classes.line}>
        <SegmentedControl
          aria-label={text.type}
          data={kinds.map(({ value, label }) => ({ value: String(value), label }))}
          value={String(type)}
          disabled={isReading || isSending}
          onChange={value => chooseType(Number(value))}
        />
        {links.templates && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={isStarting}
            onClick={() => void begin({ kind: applyTemplates[type].file, request: {} })}
          >
            {labels.template}
          </Button>
        )}
      </div>
      <p className={classes.hint}>{labels.hints[type]}</p>
    </section>
  )
}
