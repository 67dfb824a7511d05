/** Installs the page as an app, while the browser offers that. */
import { useStore } from 'zustand';
import { installOffer } from '../../../base/installOffer';
import { say } from '../../../words/say';

export function InstallButton() {
  const install = useStore(installOffer, (state) => state.install);
  if (install === null) return null;
  return (
    <button
      type="button"
      className="button"
      title={say('Install Skywindow as an app with a window of its own; it works offline too')}
      onClick={() => void install()}
    >
      {say('Install')}
    </button>
  );
}
