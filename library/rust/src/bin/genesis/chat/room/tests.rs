use super::*;
use genesis_protocol::DNA;

const NOW: Duration = Duration::ZERO;

fn checksum(seed: u64) -> String {
    DNA::from_seed(seed).checksum().to_string()
}

fn hello(name: &str) -> Frame {
    Frame::Hello {
        name: name.to_string(),
        checksum: checksum(2),
    }
}

/// Ada's room, with Bob on connection 1 and Carl on connection 2.
fn room() -> Room {
    let mut room = Room::new("ada", &checksum(1), "0");
    for (peer, name) in [(1, "bob"), (2, "carl")] {
        room.accepted(peer);
        room.received(peer, hello(name), NOW);
    }
    room
}

fn say(id: &str, hops_left: u32, sender: &str, text: &str) -> Frame {
    Frame::Gossip {
        id: id.to_string(),
        hops_left,
        news: News::Say(NeuralMessage::new(sender, "everyone", text, vec![])),
    }
}

fn notes(effects: &[Effect]) -> Vec<&str> {
    effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Note(text) => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

#[test]
fn a_message_is_shown_and_passed_on_once_with_one_hop_less() {
    let mut room = room();
    let effects = room.received(1, say("bob-1", 10, "bob", "hello"), NOW);
    assert_eq!(
        effects,
        [
            Effect::Show("bob: hello".to_string()),
            Effect::Send(2, say("bob-1", 9, "bob", "hello")),
        ]
    );
    assert_eq!(room.received(2, say("bob-1", 8, "bob", "hello"), NOW), []);
}

#[test]
fn after_its_last_hop_a_message_goes_no_further() {
    let effects = room().received(1, say("bob-1", 1, "bob", "hello"), NOW);
    assert_eq!(effects, [Effect::Show("bob: hello".to_string())]);
}

#[test]
fn a_newcomer_learns_who_is_there_and_the_others_learn_of_it() {
    let mut room = room();
    room.accepted(3);
    let effects = room.received(3, hello("dora"), NOW);
    let told = |peer: PeerId| {
        let to = |effect: &&Effect| matches!(effect, Effect::Send(id, _) if *id == peer);
        effects.iter().filter(to).count()
    };
    assert_eq!((told(1), told(2), told(3)), (1, 1, 3));
    let known = format!("dora joined, with the DNA {}", &checksum(2)[..8]);
    assert_eq!(notes(&effects), [known]);
    assert_eq!(room.others().len(), 3);
}

#[test]
fn a_name_is_given_once() {
    let mut room = room();
    for name in ["ada", "bob"] {
        room.accepted(3);
        let effects = room.received(3, hello(name), NOW);
        let reason = format!("the name {name} is taken");
        assert_eq!(effects[0], Effect::Send(3, Frame::Refused { reason }));
        assert_eq!(effects[1], Effect::Drop(3));
    }
    assert_eq!(room.others().len(), 2);
}

#[test]
fn the_hundred_and_first_message_in_a_minute_is_dropped_and_said_so_once() {
    let mut room = room();
    for number in 0..100 {
        let effects = room.received(1, say(&format!("bob-{number}"), 10, "bob", "hi"), NOW);
        assert_eq!(effects.len(), 2);
    }
    let effects = room.received(1, say("bob-100", 10, "bob", "hi"), NOW);
    assert_eq!(
        effects,
        [Effect::Note(
            "bob sends too much; the rest is dropped".to_string()
        )]
    );
    assert_eq!(room.received(1, say("bob-101", 10, "bob", "hi"), NOW), []);
    let later = room.received(1, say("bob-102", 10, "bob", "hi"), Duration::from_secs(60));
    assert_eq!(later[0], Effect::Show("bob: hi".to_string()));
    for _ in 0..100 {
        assert_eq!(room.say("hi", NOW).len(), 2);
    }
    let refused = room.say("hi", NOW);
    assert_eq!(
        notes(&refused),
        ["not sent: 100 messages in 60 s is the limit; try again in 60 s"]
    );
}

#[test]
fn who_floods_a_connection_or_speaks_another_protocol_is_dropped() {
    let mut room = room();
    for number in 0..799 {
        room.received(1, say(&format!("x-{number}"), 10, "nobody", "hi"), NOW);
    }
    let effects = room.received(1, say("x-799", 10, "nobody", "hi"), NOW);
    assert_eq!(effects[0], Effect::Drop(1));
    assert_eq!(notes(&effects), ["bob is gone: it sent too much"]);
    let effects = room.received(2, hello("carl"), NOW);
    assert_eq!(effects[0], Effect::Drop(2));
    assert!(!room.is_connected());
}

#[test]
fn who_is_lost_takes_those_behind_it_along() {
    let mut room = room();
    let join = News::Join {
        name: "dora".to_string(),
        checksum: checksum(3),
    };
    let frame = Frame::Gossip {
        id: "bob-1".to_string(),
        hops_left: 9,
        news: join,
    };
    room.received(1, frame, NOW);
    let effects = room.disconnected(1, "");
    let lost = [
        "bob is gone: the connection was lost",
        "dora is out of reach",
    ];
    assert_eq!(notes(&effects), lost);
    assert_eq!(room.others().len(), 1);
}

#[test]
fn a_neighbor_that_others_have_lost_is_announced_again() {
    let mut room = room();
    let leave = |id: &str| Frame::Gossip {
        id: id.to_string(),
        hops_left: 9,
        news: News::Leave {
            name: "bob".to_string(),
        },
    };
    let effects = room.received(2, leave("carl-1"), NOW);
    assert_eq!(notes(&effects), [""; 0]);
    assert_eq!(effects.len(), 2);
    assert_eq!(notes(&room.received(1, leave("bob-1"), NOW)), ["bob left"]);
}

#[test]
fn connections_are_limited() {
    let mut room = room();
    for peer in 3..=8 {
        room.accepted(peer);
    }
    let effects = room.accepted(9);
    assert!(matches!(
        &effects[0],
        Effect::Send(9, Frame::Refused { .. })
    ));
    assert_eq!(effects[1], Effect::Drop(9));
}

#[test]
fn who_opens_a_connection_introduces_itself_and_may_be_refused() {
    let mut room = Room::new("ada", &checksum(1), "0");
    let greeting = Frame::Hello {
        name: "ada".to_string(),
        checksum: checksum(1),
    };
    assert_eq!(room.connected(1), [Effect::Send(1, greeting)]);
    let reason = "the name ada is taken".to_string();
    let frame = Frame::Refused {
        reason: reason.clone(),
    };
    let effects = room.received(1, frame, NOW);
    assert_eq!(effects, [Effect::Drop(1), Effect::Refused(reason)]);
    assert!(!room.is_connected());
}
