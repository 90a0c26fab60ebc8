import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFileTypePdf } from '@tabler/icons-react'
import { text } from './text'

interface Props {
  disabled: boolean
  count: number
  onChoose(kind: 'pdf' | 'pdf-each'): void
}

/** One sheet is one file, whatever is chosen. */
const choicesFor = (count: number) => (count === 1 ? (['pdf'] as const) : (['pdf', 'pdf-each'] as const))

/** Saves the sheets as PDF: in one file, or in a file for each student. */
export const PdfMenu = ({ disabled, count, onChoose }: Props) => (
  <Menu position="bottom-end" width={340}>
    <Menu.Target>
      <Button
        variant="default"
        disabled={disabled}
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        rightSection={<IconChevronDown size={16} aria-hidden />}
      >
        {text.pdf.button}
      </Button>
    </Menu.Target>
    <Menu.Dropdown aria-label={text.pdf.button}>
      {choicesFor(count).map(kind => (
        <Menu.Item key={kind} onClick={() => onChoose(kind)}>
          {text.pdf.choices[kind](count)}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
