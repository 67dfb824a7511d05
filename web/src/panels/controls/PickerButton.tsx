/** A small button of a list that is put together: moves an element, or takes it away. */
interface PickerButtonProps {
  readonly label: string;
  readonly off: boolean;
  readonly d: string;
  press(): void;
}

export function PickerButton({ label, off, d, press }: PickerButtonProps) {
  return (
    <button
      type="button"
      className="button icon"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={press}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  );
}
