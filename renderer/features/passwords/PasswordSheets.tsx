import { Button, Modal, NumberInput, SegmentedControl } from '@mantine/core'
import { IconEye, IconEyeOff, IconPrinter } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { EmptyState } from '../../ui/EmptyState'
import { LoadFailed } from '../../ui/offline/LoadFailed'
import { PrintSheet } from '../../ui/print/PrintSheet'
import { DataTable } from '../../ui/table/DataTable'
import { commonText } from '../../ui/text'
import { loadPasswordFont } from './load-font'
import classes from './Passwords.module.css'
import { passwordColumns } from './password-columns'
import { CardSheet } from './sheets/CardSheet'
import { LabelSheet, labelsPerPage } from './sheets/LabelSheet'
import { ListSheet } from './sheets/ListSheet'
import { text } from './text'
import { useInitialPasswords } from './use-initial-passwords'

type Kind = keyof typeof text.kindHints

const kinds = (['cards', 'list', 'labels'] as const).map(value => ({ value, label: text.kinds[value] }))

interface Props {
  team: { id: string; name: string }
  /** The chosen students; absent: the whole class. */
  studentIds?: readonly string[] | undefined
  onClose(): void
}

/** The initial passwords of a class or of chosen students: on the screen when asked, and as cards, list or labels. */
export function PasswordSheets({ team, studentIds, onClose }: Props) {
  const passwords = useInitialPasswords({ teamId: team.id, studentIds, onForget: onClose })
  const { rows, hasFailed, isShown } = passwords
  const [kind, setKind] = useState<Kind>('cards')
  const [firstLabel, setFirstLabel] = useState(1)
  const [isPrinting, setPrinting] = useState(false)
  const columns = useMemo(() => passwordColumns(isShown), [isShown])
  const printable = rows?.filter(({ password }) => password !== undefined) ?? []
  const changed = (rows?.length ?? 0) - printable.length
  const printed = kind === 'list' ? (rows ?? []) : printable
  const print = async () => {
    await loadPasswordFont()
    setPrinting(true)
  }
  return (
    <Modal
      opened
      size="xl"
      title={text.title(team.name, rows?.length ?? studentIds?.length)}
      closeButtonProps={{ 'aria-label': commonText.close }}
      onClose={onClose}
    >
      {hasFailed ? (
        <LoadFailed message={text.failed} onRetry={passwords.retry} busy={false} />
      ) : rows !== null && printable.length === 0 ? (
        <EmptyState message={text.none} hint={text.noneHint} />
      ) : (
        <div className={classes.dialog}>
          <div className={classes.line}>
            <SegmentedControl
              aria-label={text.kinds.label}
              data={kinds}
              value={kind}
              onChange={value => setKind(value as Kind)}
            />
            <Button
              variant="default"
              disabled={rows === null}
              leftSection={isShown ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
              onClick={passwords.toggleShown}
            >
              {isShown ? text.hide : text.show}
            </Button>
            <Button
              className={classes.print}
              // It can have the focus before the passwords are read.
              data-autofocus
              aria-disabled={rows === null || undefined}
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={rows === null ? undefined : () => void print()}
            >
              {rows === null ? text.reading : text.print(printed.length)}
            </Button>
          </div>
          <p className={classes.note}>
            {text.kindHints[kind]} {text.handling}
          </p>
          {kind === 'labels' && (
            <NumberInput
              label={text.firstLabel}
              description={text.firstLabelHint}
              w={320}
              min={1}
              max={labelsPerPage}
              allowDecimal={false}
              clampBehavior="strict"
              value={firstLabel}
              onChange={value => setFirstLabel(Number(value) || 1)}
            />
          )}
          {changed > 0 && <p className={classes.warning}>{text.changedCount(changed)}</p>}
          <DataTable
            label={text.table}
            columns={columns}
            rows={rows ?? undefined}
            rowKey={({ student_id }) => student_id}
            rowHeight={34}
            virtualHeight="max(180px, calc(100dvh - 420px))"
            minWidth="620px"
          />
          <p className={classes.note}>{text.hiddenAfter}</p>
        </div>
      )}
      {isPrinting && rows !== null && (
        <PrintSheet head={text.head(team.name)} onEnd={() => setPrinting(false)}>
          {kind === 'cards' && <CardSheet team={team.name} rows={printable} />}
          {kind === 'list' && <ListSheet team={team.name} rows={rows} />}
          {kind === 'labels' && <LabelSheet team={team.name} rows={printable} used={firstLabel - 1} />}
        </PrintSheet>
      )}
    </Modal>
  )
}
