interface ProgressBarProps {
  readonly label: string;
  readonly percent: number;
  /** In place of the percentage. */
  readonly count?: string;
}

/** A labeled progress bar. */
export const ProgressBar = ({ label, percent, count }: ProgressBarProps) => (
  <>
    <p className="mb-2 flex justify-between gap-4">
      <span className="font-medium">{label}</span>
      <span className="tabular-nums" role="status">
        {count ?? `${percent}%`}
      </span>
    </p>
    <progress
      aria-label={label}
      value={percent}
      max={100}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
    />
  </>
);
