import { addSheet } from '../../core/style/sheets.ts'
import { Link } from './link.tsx'
import { Status, type Tone } from './status.tsx'
import taskListCss from './task-list.css?inline'

addSheet(taskListCss)

export interface Task {
  id: string
  title: string
  detail: string
  /** Its status: a dot and a word. */
  status: string
  tone: Tone
  /** Where to do it; without one the title is plain text. */
  link?: { href: string; path: string } | undefined
}

interface TaskListProps {
  tasks: Task[]
  /** They are steps. */
  ordered?: boolean
}

/** Things to do, one a line. */
export function TaskList({ tasks, ordered = false }: TaskListProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className="rd-tasks">
      {tasks.map(({ id, title, detail, status, tone, link }) => (
        <li key={id} className="rd-task">
          <span className="rd-task-status">
            <Status tone={tone}>{status}</Status>
          </span>
          {link ? (
            <Link className="rd-task-title rd-task-link" {...link}>
              {title}
            </Link>
          ) : (
            <span className="rd-task-title">{title}</span>
          )}
          <span className="rd-task-detail">{detail}</span>
        </li>
      ))}
    </List>
  )
}
