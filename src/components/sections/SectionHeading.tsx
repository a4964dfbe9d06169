type SectionHeadingProps = {
  title: string
  /** Anchor of the heading, or what a section is labelled by. */
  id?: string
  className?: string
  lead?: string
}

/** A section's heading with an optional lead beside it (SPEC §2, display pieces). */
export function SectionHeading({ title, id, className = '', lead }: SectionHeadingProps) {
  return (
    <div className={`section-heading ${className}`.trim()}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
