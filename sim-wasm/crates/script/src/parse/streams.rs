//! What the user asks for streams: that they begin anew, or become more.

use skywindow_transport::api::StreamRequest;

use super::term::small;
use crate::words::Word;

/// `outgoing` or `incoming`, and which streams begin anew: `streams=[1,2]`, or all.
///
/// # Errors
/// What is missing.
pub fn reset(words: &[Word<'_>]) -> Result<StreamRequest, String> {
    let (direction, listed) = match words {
        [Word::Plain(direction)] => (*direction, ""),
        [Word::Plain(direction), Word::Plain(list)] => {
            let list = list.strip_prefix("streams=[").and_then(|list| list.strip_suffix(']'));
            (*direction, list.ok_or("reset lists its streams as streams=[1,2]")?)
        }
        _ => ("", ""),
    };
    let listed = listed.split(',').filter(|one| !one.is_empty());
    let streams = listed.map(|one| small(one.trim(), "stream")).collect::<Result<_, _>>()?;
    match direction {
        "outgoing" => Ok(StreamRequest::ResetOutgoing(streams)),
        "incoming" => Ok(StreamRequest::ResetIncoming(streams)),
        _ => Err("reset needs \"outgoing\" or \"incoming\", and perhaps streams=[1,2]".into()),
    }
}

/// `outgoing` or `incoming`, and how many more there are to be.
///
/// # Errors
/// What is missing.
pub fn add(words: &[Word<'_>]) -> Result<StreamRequest, String> {
    match words {
        [Word::Plain("outgoing"), Word::Plain(more)] => {
            Ok(StreamRequest::AddOutgoing(small(more, "stream")?))
        }
        [Word::Plain("incoming"), Word::Plain(more)] => {
            Ok(StreamRequest::AddIncoming(small(more, "stream")?))
        }
        _ => Err("add needs \"outgoing\" or \"incoming\", and how many".into()),
    }
}
